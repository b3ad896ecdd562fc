import type { BriefWords } from './briefWords';
import { type Answers, highestWeight, isAnswered, isDay, noAnswers, type Question, questions, tidy } from './questions';

export type BriefReading = { answers: Answers } | { problem: 'notBrief' } | { problem: 'answer'; number: number };

/** Adds a backslash, which Markdown hides, to lines that Markdown and `readBrief` would read as headings. */
const escape = (text: string) => text.replaceAll(/^( {0,3})(?=\\*#)/gm, '$1\\');
const unescape = (text: string) => text.replaceAll(/^( {0,3})\\(?=\\*#)/gm, '$1');

/** The start of a line of an answer in several fields; the words after it can be in any language. */
const marks = {
  dates: { write: (value: string) => value || '?', pattern: /^- (\d{4}-\d\d-\d\d|\?) / },
  weights: {
    write: (value: string) => `${value || '0'}/${highestWeight}`,
    pattern: new RegExp(`^- ([0-${highestWeight}])/${highestWeight} `),
  },
} as const;

function answerLines(question: Question, answers: Answers, labels: readonly string[]): string[] {
  if (question.kind === 'text') return [escape(tidy(answers[question.id]))];
  if (question.kind === 'choice') {
    return question.options.map(({ value }, index) => {
      return `- [${answers[question.id] === value ? 'x' : ' '}] ${labels[index]}`;
    });
  }
  return question.fields.map((field, index) => `- ${marks[question.kind].write(answers[field])} ${labels[index]}`);
}

/** A brief as Markdown: a title, then each question that has an answer under its number. `readBrief` reads it in any language. */
export function writeBrief(answers: Answers, words: BriefWords): string {
  const parts = questions.flatMap((question, index) =>
    isAnswered(question, answers)
      ? [
          `## ${index + 1}. ${words.questions[index]}`,
          answerLines(question, answers, words.labelsOf(question)).join('\n'),
        ]
      : [],
  );
  return `${[`# ${words.title}`, ...parts].join('\n\n')}\n`;
}

/** The values of one question's fields from the lines below its heading; null if the lines are no answer. */
function readAnswer(question: Question, block: string): Partial<Answers> | null {
  if (question.kind === 'text') return { [question.id]: unescape(block) };
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  if (question.kind === 'choice') {
    const ticks = lines.map((line) => /^- \[([ xX])\] /.exec(line)?.[1]);
    const chosen = ticks.flatMap((tick, index) => (tick === 'x' || tick === 'X' ? [question.options[index]] : []));
    if (ticks.length !== question.options.length || ticks.includes(undefined) || chosen.length > 1) return null;
    return { [question.id]: chosen[0]?.value ?? '' };
  }
  const values = lines.map((line) => marks[question.kind].pattern.exec(line)?.[1]);
  if (values.length !== question.fields.length || values.includes(undefined)) return null;
  if (question.kind === 'dates' && !values.every((value = '') => value === '?' || isDay(value))) return null;
  return Object.fromEntries(
    question.fields.map((field, index) => [field, (values[index] ?? '').replace(/^[?0]$/, '')]),
  );
}

/** Reads a brief from `writeBrief`, also one that a person has edited. A problem names the unreadable answer. */
export function readBrief(file: string): BriefReading {
  const [head = '', ...parts] = tidy(file).split(/^(?=## )/m);
  if (!/^# [^\n]+\s*$/.test(head) || parts.length === 0) return { problem: 'notBrief' };
  const answers = { ...noAnswers };
  const seen = new Set<number>();
  for (const part of parts) {
    const [, digits = '', block = ''] = /^## (\d{1,2})\. [^\n]*([^]*)$/.exec(part) ?? [];
    const number = Number(digits);
    const question = questions[number - 1];
    if (question === undefined) return { problem: 'notBrief' };
    const answer = seen.has(number) ? null : readAnswer(question, block.trim());
    if (answer === null) return { problem: 'answer', number };
    seen.add(number);
    Object.assign(answers, answer);
  }
  return { answers };
}

/** Downloads a brief as a Markdown file. */
export function downloadBrief(brief: string): void {
  const href = URL.createObjectURL(new Blob([brief], { type: 'text/markdown;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: 'project-brief.md' });
  link.click();
  // A minute is enough for the browser to begin reading it.
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, 60_000);
}
