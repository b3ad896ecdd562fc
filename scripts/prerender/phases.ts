/** Counts the time of a program's phases, one after the other: `phase` ends one, `ended` says the whole time and each part, in seconds. */
export function startPhases(now: () => number = () => performance.now()) {
  const started = now();
  const phases: string[] = [];
  let last = started;
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return {
    phase: (name: string) => {
      const time = now();
      phases.push(`${name} ${seconds(time - last)}`);
      last = time;
    },
    ended: () => `${seconds(last - started)} s (${phases.join(', ')})`,
  };
}
