/** A script of the site by its address, and the hash of what it must hold (none while developing). */
interface ScriptFile {
  src: string;
  integrity?: string | undefined;
}

/** What hydrates a page: scripts, run in this order; the page's own code and its data (JSON), which those will ask for. */
export interface StartFiles {
  scripts: readonly ScriptFile[];
  code: readonly ScriptFile[];
  data: readonly string[];
}
