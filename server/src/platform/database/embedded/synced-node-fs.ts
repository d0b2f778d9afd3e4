import { fsyncSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createRemover } from './remove-file.ts';

type Init = NodeFS['init'];
type EngineModule = Parameters<Init>[1];

/** The parts of the engine's file system layer that we use: the open files on the real disk. */
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
 * PGlite's own file system acknowledges fsync without calling it; with this one a commit is on the disk before it is acknowledged. PGlite
 * also creates files readable by all users, regardless of the process's umask; with this one only their owner can read them.
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

  /** The number of times the disk has been synced. */
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
   * Syncs several files in parallel, which takes a fraction of the time, while the engine keeps running and its commits wait. Files that
   * the engine has not changed again need no sync when it requests one itself.
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

  /** Files that are gone or cannot be opened are left to the engine. */
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
