import { figures } from './figures';
import type { ServiceSlug } from './serviceSlugs';

/** A drawing of the work: cells in columns, with the messages `<cell>.title` and `.text` of the section. */
export interface WorkDrawing {
  columns: number;
  /** In reading order. */
  cells: readonly WorkCell[];
  /** The five columns of the drawing are the working days, with their names above. */
  isWeek?: true;
  /** The times or code of the drawing are samples; the message `sample` explains this. */
  isSample?: true;
  isUnordered?: true;
}

/** A part of the work. `columns` has its first column and the column after its last, `rows` the same; without a second number it is one row high. */
export interface WorkCell {
  id: string;
  columns: readonly [from: number, to: number];
  rows: readonly [from: number, to?: number];
  tone?: 'primary' | 'secondary' | 'soft' | 'sunken' | 'dashed' | 'phone';
  /** A time or a release, in large type. */
  figure?: string;
  /** `<cell>.label` is above its title. */
  isLabelled?: true;
  /** Its title is in large type. */
  isLarge?: true;
  /** A gate is at its end. */
  isGated?: true;
  /** Lines of source code. */
  code?: readonly string[];
  marks?: WorkMarks;
}

/** A chart of bars with heights from 0 to 10, and a line at the limit. */
export interface WorkMarks {
  heights: readonly number[];
  limit: number;
}

/** The limit of all charts of waiting times. */
const limit = 4.5;

/** The drawings of each service's work, by the ids of its sections. */
export const workDrawings: Readonly<Partial<Record<ServiceSlug, Readonly<Record<string, WorkDrawing>>>>> = {
  ai: {
    offerings: {
      columns: 12,
      isSample: true,
      isUnordered: true,
      cells: [
        {
          id: 'framework',
          columns: [1, 8],
          rows: [1],
          tone: 'primary',
          isLarge: true,
          code: ['prompts/returns.md', 'evaluate --against answers.csv', 'trace --call last'],
        },
        { id: 'expertise', columns: [8, 13], rows: [1], tone: 'soft', isLarge: true },
        { id: 'integrations', columns: [1, 6], rows: [2], tone: 'sunken', isLarge: true },
        { id: 'infrastructure', columns: [6, 13], rows: [2], tone: 'secondary', isLarge: true },
      ],
    },
  },
  consulting: {
    approach: {
      columns: 12,
      isUnordered: true,
      cells: [
        { id: 'review', columns: [1, 9], rows: [1], tone: 'primary', isLarge: true },
        { id: 'decision', columns: [1, 9], rows: [2], tone: 'soft', isLarge: true },
        { id: 'companion', columns: [9, 13], rows: [1, 3], tone: 'secondary', isLarge: true },
      ],
    },
  },
  devops: {
    approach: {
      columns: 4,
      isSample: true,
      cells: [
        {
          id: 'pipeline',
          figure: '09:02',
          isLabelled: true,
          columns: [1, 2],
          rows: [1],
          tone: 'primary',
          isGated: true,
        },
        {
          id: 'environments',
          figure: '09:14',
          isLabelled: true,
          columns: [2, 3],
          rows: [1],
          tone: 'soft',
          isGated: true,
        },
        { id: 'dashboard', figure: '09:31', isLabelled: true, columns: [3, 4], rows: [1], tone: 'secondary' },
        { id: 'restore', figure: '14:00', isLabelled: true, columns: [4, 5], rows: [1], tone: 'dashed' },
      ],
    },
  },
  'marketing-websites': {
    approach: {
      columns: 12,
      isSample: true,
      cells: [
        { id: 'message', columns: [1, 13], rows: [1], tone: 'primary', isLarge: true },
        { id: 'draft', columns: [1, 5], rows: [2], tone: 'phone' },
        {
          id: 'move',
          columns: [5, 13],
          rows: [2],
          tone: 'sunken',
          code: ['/products.html   301  /product', '/news/launch     301  /blog/launch', '/contact         200  inbox'],
        },
      ],
    },
  },
  meteor: {
    upgrade: {
      columns: 12,
      cells: [
        {
          id: 'risks',
          columns: [1, 4],
          rows: [1, 3],
          tone: 'secondary',
          figure: '2.7',
          code: ['Items.findOne(id) // node 14'],
        },
        {
          id: 'migration',
          columns: [4, 10],
          rows: [1],
          tone: 'soft',
          figure: '2.8',
          code: ['- Items.findOne(id)', '+ await Items.findOneAsync(id)'],
        },
        { id: 'transition', columns: [4, 10], rows: [2], tone: 'sunken', figure: '2.16' },
        {
          id: 'fibers',
          columns: [10, 13],
          rows: [1, 3],
          tone: 'primary',
          figure: figures.meteorVersion.value,
          code: ['await Items.findOneAsync(id)'],
        },
      ],
    },
    blurbs: {
      columns: 2,
      isUnordered: true,
      cells: [
        { id: 'scale', columns: [1, 2], rows: [1], tone: 'primary' },
        { id: 'performance', columns: [2, 3], rows: [1], tone: 'soft' },
        { id: 'cost', columns: [1, 2], rows: [2], tone: 'sunken' },
        { id: 'specialists', columns: [2, 3], rows: [2], tone: 'secondary' },
      ],
    },
  },
  'mobile-development': {
    approach: {
      columns: 3,
      cells: [
        { id: 'firstBuild', columns: [1, 2], rows: [1, 3], tone: 'secondary', isLarge: true },
        { id: 'accounts', columns: [2, 3], rows: [1], tone: 'sunken' },
        { id: 'beta', columns: [3, 4], rows: [1], tone: 'soft' },
        { id: 'review', columns: [2, 3], rows: [2], tone: 'dashed' },
        { id: 'updates', columns: [3, 4], rows: [2], tone: 'primary' },
      ],
    },
  },
  'performance-analysis': {
    approach: {
      columns: 5,
      isSample: true,
      cells: [
        { id: 'question', columns: [1, 2], rows: [1], marks: { heights: [], limit } },
        { id: 'measure', columns: [2, 3], rows: [1], marks: { heights: [4, 5, 4, 9, 10, 5, 4, 6, 10, 5], limit } },
        { id: 'reproduce', columns: [3, 4], rows: [1], marks: { heights: Array(10).fill(10), limit } },
        { id: 'change', columns: [4, 5], rows: [1], marks: { heights: [10, 7, 7, 7, 7, 5, 5, 4, 4, 4], limit } },
        { id: 'guard', columns: [5, 6], rows: [1], marks: { heights: Array(10).fill(4), limit } },
      ],
    },
  },
  'web-development': {
    approach: {
      columns: 5,
      isWeek: true,
      cells: [
        { id: 'choose', columns: [1, 2], rows: [1], tone: 'primary' },
        { id: 'clarify', columns: [2, 5], rows: [1], tone: 'soft', isLarge: true },
        { id: 'show', columns: [5, 6], rows: [1], tone: 'secondary' },
        { id: 'build', columns: [1, 6], rows: [2], tone: 'sunken' },
      ],
    },
  },
};
