import { type FileHandle, open, rename, rm } from 'node:fs/promises';

/** Every call that changes the outbox's folder, one for each step after which a machine may die. Tests put others in their place. */
export interface Disk {
  create: (path: string) => Promise<FileHandle>;
  write: (file: FileHandle, text: string) => Promise<void>;
  /** Waits until the file's bytes are on the disk itself. */
  sync: (file: FileHandle) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  /** Waits until the names in a folder are on the disk itself. */
  syncFolder: (path: string) => Promise<void>;
  /** Removes a file, which may be gone already. */
  remove: (path: string) => Promise<void>;
}

export const disk: Disk = {
  create: (path) => open(path, 'wx', 0o600),
  write: (file, text) => file.writeFile(text),
  sync: (file) => file.sync(),
  rename,
  syncFolder: async (path) => {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
  remove: (path) => rm(path, { force: true }),
};
