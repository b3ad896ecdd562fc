import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Counts the reasons in the annotations of skipped tests. */
export function countReasons(skipped: readonly { annotations: { type: string; description?: string }[] }[]) {
  const counts = new Map<string, number>();
  for (const { annotations } of skipped) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

/** Ends the output of a run with the tests that it skipped: how many, and why. */
export default class SkipReporter implements Reporter {
  #suite: Suite | undefined;

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const skipped = this.#suite?.allTests().filter((test) => test.outcome() === 'skipped') ?? [];
    for (const [reason, count] of countReasons(skipped)) console.log(`  ${count} skipped: ${reason}`);
  }
}
