/** One violation as one line, which a failure shows and exceptions match. */
export function lineOf({ engine, rule, help, place }: { engine: string; rule: string; help: string; place: string }) {
  return `${engine} ${rule} (${help}): ${place}`;
}
