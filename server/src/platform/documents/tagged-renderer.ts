import { orderLine } from './order-line.ts';
import type { Tag } from './pdf-tags.ts';
import { type Line, type OpenPdf, Renderer, type StructureElement } from './pdfmake-parts.ts';

/** Draws the layout and tags every line with its part of the document. Anything without content is marked as decoration. */
export class TaggedRenderer extends Renderer {
  readonly #elements = new Map<Tag, StructureElement>();
  readonly #drawn = new Set<unknown>();

  constructor(pdf: OpenPdf, root: Tag) {
    super(pdf);
    pdf.addStructure(this.#elementOf(root));
  }

  override renderLine(line: Line, x: number, y: number): void {
    orderLine(line.inlines);
    const [first] = line.inlines;
    const element = first?.tag && this.#elements.get(first.tag);
    // The head of a table comes again on each of its pages; it is read out once.
    if (!first?.tag || !element || this.#drawn.has(line.inlines)) return this.#asDecoration(() => super.renderLine(line, x, y));
    this.#drawn.add(line.inlines);
    element.add(this.pdfDocument.markStructureContent(first.tag.type));
    super.renderLine(line, x, y);
    this.pdfDocument.endMarkedContent();
  }

  override renderVector(vector: object): void {
    this.#asDecoration(() => super.renderVector(vector));
  }

  override renderImage(image: object): void {
    this.#asDecoration(() => super.renderImage(image));
  }

  override renderWatermark(page: object): void {
    this.#asDecoration(() => super.renderWatermark(page));
  }

  #asDecoration(draw: () => void): void {
    this.pdfDocument.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdfDocument.endMarkedContent();
  }

  #elementOf(tag: Tag): StructureElement {
    const element = this.pdfDocument.struct(tag.type, tag.scope ? { scope: tag.scope } : {});
    this.#elements.set(tag, element);
    for (const child of tag.children) element.add(this.#elementOf(child));
    return element;
  }
}
