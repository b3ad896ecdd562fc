import Box from '@mui/material/Box';
import { useState } from 'react';
import { type CaseStudySlug, caseStudies } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { ColumnMarks } from './ColumnMarks';
import { CompareCell } from './CompareCell';
import { scrollingRegion, tableFrame, tableLook } from './compareTableLook';
import { rowsOf } from './criteria';
import { shownFirst } from './shownFirst';
import { StudyHeader } from './StudyHeader';
import { mostCompared } from './toggled';

interface CompareTableProps {
  slugs: readonly CaseStudySlug[];
  onlyDifferences?: boolean;
  /** Names are links to the case studies. */
  linked?: boolean;
}

/** Case studies next to each other: a column for each, a row for each criterion. */
export function CompareTable({ slugs, onlyDifferences = false, linked = false }: CompareTableProps) {
  const message = useMessage();
  /** Whether a column is visible only without JavaScript: of all case studies, those that are not shown first. */
  const isLater = (slug: CaseStudySlug) => slugs.length > mostCompared && !shownFirst.includes(slug);
  /** Place of the first column in view, on a phone. */
  const [first, setFirst] = useState(0);
  return (
    <Box sx={tableFrame}>
      <Box
        component="section"
        aria-label={message('compare.table.region')}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) => {
          setFirst(Math.round((Math.abs(scrollLeft) / scrollWidth) * slugs.length));
        }}
        sx={scrollingRegion}
      >
        <Box component="table" sx={tableLook(slugs)}>
          <caption>
            <Message id="compare.table.caption" />
            <ColumnMarks slugs={slugs.filter((slug) => !isLater(slug))} first={first} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Message id="compare.table.criterion" />
              </th>
              {slugs.map((slug) => (
                <StudyHeader key={slug} slug={slug} linked={linked} data-later={isLater(slug)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(slugs, onlyDifferences).map((criterion) => (
              <tr key={criterion}>
                <Box component="th" scope="row">
                  <span>
                    <span>
                      <Message id={`compare.row.${criterion}`} />
                    </span>
                  </span>
                </Box>
                {slugs.map((slug) => (
                  <td key={slug} data-study={caseStudies[slug].customer} data-later={isLater(slug)}>
                    <CompareCell criterion={criterion} slug={slug} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}
