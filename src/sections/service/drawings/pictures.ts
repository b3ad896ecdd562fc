import type { ElementType } from 'react';
import type { StepsSection } from '../../../content/service';
import * as advice from './advice';
import * as app from './app';
import * as help from './help';
import * as release from './release';
import * as site from './site';
import * as upgrade from './upgrade';
import * as waiting from './waiting';
import * as week from './week';

/** The pictures of the service pages' steps, by the steps' ids. */
export const pictures: Readonly<Record<StepsSection['pictures'], Readonly<Record<string, ElementType>>>> = {
  advice,
  app,
  help,
  release,
  site,
  upgrade,
  waiting,
  week,
};
