import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type EngineModule = Parameters<Init>[1];

/** What we touch of the engine's file system layer: the open files that live on the real disk. */
type DiskFile = { nfd: number; node: { mode: number } };
type DiskLayer = {
  NODEFS: {
    stream_ops: { fsync?: (file: DiskFile) => number };
    doSetAttr(path: unknown, node: unknown, attributes: { mode?: number | null }, ...more: unknown[]): void;
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
      NODEFS.stream_ops.fsync = (file) => this.#sync(file, FS.isDir(file.node.mode));
      const { doSetAttr } = NODEFS;
      NODEFS.doSetAttr = (path, node, attributes, ...more) =>
        doSetAttr(path, node, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ~forOthers }, ...more);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [route, ...(emscriptenOpts.preRun ?? [])] } };
  }

  #sync(file: DiskFile, isFolder: boolean): number {
    try {
      fsyncSync(file.nfd);
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
