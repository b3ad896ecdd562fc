import { routes } from '../../src/routes';

/** The first page of each kind; `e2e/long` goes over all of them. */
export const oneOfEachKind = routes.filter(
  ({ page }, index) => routes.findIndex((other) => other.page === page) === index,
);
