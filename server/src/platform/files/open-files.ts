import { join } from 'node:path';
import type { Config } from '../settings.ts';
import { createBucketFiles } from './bucket-files.ts';
import type { Files } from './files.ts';
import { createFolderFiles } from './folder-files.ts';

export const filesFolderOf = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => join(dataFolder, 'files');

export const openFiles = (config: Pick<Config, 'filesUrl' | 'dataFolder'>): Files =>
  config.filesUrl === undefined ? createFolderFiles(filesFolderOf(config)) : createBucketFiles(config.filesUrl);
