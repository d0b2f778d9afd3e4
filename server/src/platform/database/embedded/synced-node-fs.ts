import { fsyncSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createRemover } from './remove-file.ts';

type Init = NodeFS['init'];
type EngineModule = Parameters<Init>[1];

/** What we touch of the engine's file system layer: the open files that live on the real disk. */
type DiskNode = { mode: number };
type DiskFile = { nfd: number; node: DiskNode };
type DiskLayer = {
  NODEFS: {
    node_ops: { unlink(folder: DiskNode, name: string): void; rename(node: DiskNode, ...to: unknown[]): void };
    stream_ops: { fsync?: (file: DiskFile) => number; write(file: DiskFile, ...more: unknown[]): number };
    doSetAttr(path: unknown, node: DiskNode, attributes: { mode?: number | null }, ...more: unknown[]): void;
    realPath(node: DiskNode): string;
  };
  FS: { isDir(mode: number): boolean };
};

const forOthers = 0o077;

/**
 * PGlite's own file system answers fsync without calling it; with this one a commit is on the disk before it is acknowledged.
 * It also opens files to everybody, whatever the process says of new files; with this one they are their owner's.
 */
export class SyncedNodeFs extends NodeFS {
  readonly #onFailure: (error: unknown) => void;
  /** Files that were changed since they were last synced, and which change it was. */
  readonly #changed = new Map<DiskNode, number>();
  /** Files that were synced ahead and not changed since. */
  readonly #ahead = new WeakSet<DiskNode>();
  #pathOf: (node: DiskNode) => string = () => '';
  #changes = 0;
  #syncs = 0;

  constructor(folder: string, onFailure: (error: unknown) => void) {
    super(folder);
    this.#onFailure = onFailure;
  }

  /** How often the disk was asked to keep what had been written. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(engine: Parameters<Init>[0], options: EngineModule): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options);
    const route = (module: unknown): void => {
      const { NODEFS, FS } = module as DiskLayer;
      const { node_ops, stream_ops, doSetAttr, realPath } = NODEFS;
      const { unlink, rename } = node_ops;
      const { write } = stream_ops;
      const remove = createRemover();
      this.#pathOf = realPath;
      node_ops.unlink = (folder, name) => remove(join(realPath(folder), name), () => unlink(folder, name));
      node_ops.rename = (node, ...to) => {
        this.#change(node);
        rename(node, ...to);
      };
      stream_ops.fsync = (file) => this.#sync(file, FS.isDir(file.node.mode));
      stream_ops.write = (file, ...more) => {
        this.#change(file.node);
        return write(file, ...more);
      };
      NODEFS.doSetAttr = (path, node, attributes, ...more) => {
        this.#change(node);
        doSetAttr(path, node, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ~forOthers }, ...more);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [route, ...(emscriptenOpts.preRun ?? [])] } };
  }

  /**
   * Syncs several files at a time, which takes a fraction of one after the other, while the engine may go on, whose commits wait behind them.
   * Whatever it has not changed again when it asks for a sync itself has had it.
   */
  async syncAhead(filesAtOnce: number): Promise<void> {
    const waiting = [...this.#changed];
    const syncNext = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await this.#syncBeside(...next);
    };
    await Promise.all(Array.from({ length: filesAtOnce }, syncNext));
  }

  #change(node: DiskNode): void {
    this.#changes += 1;
    this.#changed.set(node, this.#changes);
    this.#ahead.delete(node);
  }

  async #syncBeside(node: DiskNode, change: number): Promise<void> {
    const isSynced = await this.#syncPath(this.#pathOf(node));
    if (this.#changed.get(node) !== change) return;
    this.#changed.delete(node);
    if (isSynced) this.#ahead.add(node);
  }

  /** What is gone meanwhile, or cannot be opened, is left to the engine. */
  async #syncPath(path: string): Promise<boolean> {
    const file = await open(path, 'r+').catch(() => undefined);
    try {
      await file?.sync();
    } catch (error) {
      this.#onFailure(error);
    }
    await file?.close();
    return file !== undefined;
  }

  #sync(file: DiskFile, isFolder: boolean): number {
    if (this.#ahead.has(file.node)) return 0;
    try {
      fsyncSync(file.nfd);
      this.#changed.delete(file.node);
      this.#syncs += 1;
      return 0;
    } catch (error) {
      // Some systems cannot sync a folder, and PostgreSQL lives with that. A file that cannot be synced may have lost data.
      if (isFolder) return 0;
      this.#onFailure(error);
      throw error;
    }
  }
}
