/** What a tool has found: nothing that is wrong, or its words line by line. */
export interface ToolResult {
  name: string;
  failed: boolean;
  lines: readonly string[];
}

/** What a tool says about its own work. */
const aboutItself =
  /^(?:Checking formatting|All matched|Finished in|Found \d+ warning|Errors in |No errors in |Problems: |Records and|Every page)/;

/** The id of the message that a line is about: `locales/en/home.json:1: home.why.x.title: is missing`, or tsc's `Type '"home.x"' is not`. */
const idOf = (line: string) => /(?:^\S+: |'")([a-z]\w*(?:\.[\w-]+)+)(?:: |"')/.exec(line)?.[1];

const section = (name: string, lines: readonly string[]) => `\n${name}:\n${lines.join('\n')}`;

/**
 * The words of some tools: information of those that found nothing wrong, and the findings of the others. A line, or a message or beginning of
 * messages that one tool names, is not repeated by those after it.
 */
export function checkReport(results: readonly ToolResult[], seconds: number): { notes: string[]; errors: string[] } {
  const named = new Set<string>();
  const isNamed = (about: string) => named.has(about) || [...named].some((id) => about.startsWith(`${id}.`));
  const sections = results.map(({ name, failed, lines }) => {
    const said = lines.filter((line) => line.trim() !== '' && !aboutItself.test(line));
    const found = said.filter((line) => !isNamed(idOf(line) ?? line));
    for (const line of failed ? said : []) named.add(idOf(line) ?? line);
    const isRepeated = found.length === 0 && said.length > 0;
    const shown = failed && said.length === 0 ? ['failed, and does not say why'] : found;
    const title = failed ? name : `${name}, for information`;
    return { name, failed: failed && !isRepeated, text: shown.length === 0 ? [] : [section(title, shown)] };
  });
  const textsOf = (isFailed: boolean) => sections.flatMap(({ failed, text }) => (failed === isFailed ? text : []));
  const names = sections.flatMap(({ name, failed }) => (failed ? [name] : []));
  const time = `${seconds.toFixed(0)} s`;
  return {
    notes: [...textsOf(false), ...(names.length === 0 ? [`\nAll ${results.length} checks passed in ${time}`] : [])],
    errors:
      names.length === 0
        ? []
        : [...textsOf(true), `\n${names.length} of ${results.length} checks failed in ${time}: ${names.join(', ')}`],
  };
}
