/** How the machine is asked whether it does nothing else. */
export interface Idle {
  /** Waits for it before a measurement; false where that is in vain. */
  before: () => Promise<boolean>;
  /** Right after a measurement. */
  after: () => Promise<boolean>;
}

/** Undisturbed measurements, by subject and then by variant, both in the order in which they were given. */
export interface Interleaved<Value> {
  values: Value[][][];
  /** How many measurements were thrown away, because something else was running before or after them. */
  discarded: number;
}

/**
 * Measures every subject in every variant `runs` times. Variants take turns, and each turn begins with another one, so that what changes
 * with time changes for all. What was disturbed is done again; after three times as many rounds as wanted, what there is must do.
 */
export async function interleave<Variant, Subject, Value>(
  { variants, subjects, runs }: { variants: readonly Variant[]; subjects: readonly Subject[]; runs: number },
  measure: (variant: Variant, subject: Subject) => Promise<Value>,
  idle: Idle,
): Promise<Interleaved<Value>> {
  const values = subjects.map(() => variants.map((): Value[] => []));
  let discarded = 0;
  for (let round = 0; round < 3 * runs; round += 1) {
    for (const [subjectIndex, subject] of subjects.entries()) {
      for (let turn = 0; turn < variants.length; turn += 1) {
        const index = (turn + round) % variants.length;
        const variant = variants[index];
        const own = values[subjectIndex]?.[index];
        if (variant === undefined || own === undefined || own.length >= runs) continue;
        const wasIdle = await idle.before();
        const value = await measure(variant, subject);
        if (wasIdle && (await idle.after())) own.push(value);
        else discarded += 1;
      }
    }
  }
  return { values, discarded };
}
