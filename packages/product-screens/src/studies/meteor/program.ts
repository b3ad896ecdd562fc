/** Where a function is: it truly waits, it is async by now, it is the one in hand, it must follow, or it never waits. */
type Progress = 'waits' | 'done' | 'now' | 'next' | 'never';

const node = (level: number, column: number, progress: Progress, name: string, note: string, ...calls: string[]) =>
  ({ level, column, progress, name, note, calls }) as const;

/** The call graph, from the functions that truly wait up to the callers from outside. */
export const graph = [
  node(0, 0, 'never', 'toSelector', 'never waits'),
  node(0, 1, 'waits', 'waitForReply', 'database'),
  node(0, 2, 'never', 'dayOf', 'never waits'),
  node(0, 3, 'waits', 'readPackage', 'package loading'),
  node(1, 0, 'done', 'findOneAsync', 'collections', 'toSelector', 'waitForReply'),
  node(1, 1, 'done', 'updateAsync', 'collections', 'waitForReply'),
  node(1, 2, 'never', 'formatDay', 'never waits', 'dayOf'),
  node(1, 3, 'done', 'loadAsync', 'package loading', 'readPackage'),
  node(2, 0, 'done', 'userAsync', 'current user', 'findOneAsync'),
  node(2, 1, 'now', 'checkRole', 'current method', 'findOneAsync'),
  node(2, 2, 'never', 'dayLabel', 'never waits', 'formatDay'),
  node(2, 3, 'next', 'startServer', 'build tool', 'loadAsync', 'updateAsync'),
  node(3, 0, 'next', 'orders.close', 'method', 'userAsync', 'checkRole'),
  node(3, 1, 'next', 'GET /export', 'route', 'checkRole'),
  node(3, 2, 'next', 'two users', 'test', 'checkRole', 'dayLabel'),
  node(3, 3, 'next', 'meteor build', 'command', 'startServer'),
] as const;

/** The names of its levels, from the lowest one. */
export const levels = ['They truly wait', 'Their callers', 'Callers of those', 'From outside'] as const;

const affected = graph.filter(({ progress }) => progress !== 'never');
const done = affected.filter(({ progress }) => progress === 'waits' || progress === 'done');
export const status = {
  text: `${done.length} of ${affected.length} functions are async`,
  share: (done.length / affected.length) * 100,
};
export const current = graph.find(({ progress }) => progress === 'now');
const callers = graph.filter(({ calls }) => calls.some((name) => name === current?.name));
/** What happens to the function in hand, what follows from that, and the words of the button. */
export const asyncName = `${current?.name}Async`;
export const turn = `${current?.name} becomes ${asyncName}`;
export const following = `${callers.length} callers must await it`;
export const action = `Await in ${callers.length} callers`;

/** One line of a program: what happens to it, and what it says. */
export type Line = readonly [mark: ' ' | '+' | '-', text: string];
export const change: readonly Line[] = [
  [' ', "async 'orders.close'(id) {"],
  ['-', '  const user = findUser(this.userId);'],
  ['+', '  const user = await userAsync(this.userId);'],
  ['-', "  if (!checkRole(user, 'staff')) {"],
  ['+', "  if (!(await checkRoleAsync(user, 'staff'))) {"],
  [' ', '    throw new NotAllowed(id);'],
  [' ', '  }'],
  ['-', '  Orders.update(id, { done: true });'],
  ['+', '  await Orders.updateAsync(id, { done: true });'],
  [' ', '}'],
];
export const tests = [
  ['Two users call at once', 'Both must get themselves back'],
  ['Added before changed', 'One queue for each observer'],
  ['A callback on a pooled connection', 'Its context is bound by hand'],
  ['A package that waits while it loads', 'Its dependents wait for the package'],
  ['The build tool', 'Keeps building while we change it'],
] as const;

export const sign = 'M8 3.5l6 6M3.5 8l6 6M3.5 3.5L11 11M15.5 10a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM14 17v.01';
