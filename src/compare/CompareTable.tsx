import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { VisuallyHidden } from '../components/screenReader/VisuallyHidden';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { whereScriptRuns } from '../theme/measures';
import { printClasses } from '../theme/printClasses';
import { columnGap, criteriaWidth } from '../theme/tableVariants';
import { ColumnMarks } from './ColumnMarks';
import { CompareCell } from './CompareCell';
import { shownFirst } from './compareQuery';
import { rowsOf } from './criteria';
import { mostCompared } from './shortlistStore';
import { StudyHeader } from './StudyHeader';

/** The widths of columns refer to this box. On phones the gap after the last column is outside of the page's container. */
const frame = { containerType: 'inline-size', marginInlineEnd: { xs: `calc(-1 * ${columnGap})`, sm: 0 } } as const;

/** Room for the focus ring at the start of the table on phones, where a link touches the edge. */
const ringSpace = '8px';

/** Scrolls sideways if the table is wider, on phones column by column. A focused element does not stay under the criteria. */
const region = {
  overflowX: 'auto',
  paddingInlineStart: { xs: ringSpace, sm: 0 },
  marginInlineStart: { xs: `-${ringSpace}`, sm: 0 },
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  scrollPaddingInlineStart: { xs: ringSpace, sm: criteriaWidth },
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--palette-control) transparent',
  // The ring is inside: on phones there is no room around the region.
  '&:focus-visible': { outlineOffset: -3 },
} as const;

/** A phone shows two columns. */
const widthFor = (columns: number) => ({
  minWidth: { xs: `calc(${columns} * max(9rem, 50cqi))`, sm: `calc(${criteriaWidth} + ${columns} * 8.5rem)` },
});

/** On a phone the criterion is above its row, and stays in view when the row scrolls. The cell stays in the table for screen readers. */
const aboveRow = { position: { xs: 'absolute', sm: 'static' }, insetInline: 0, top: 12, typography: 'dense' } as const;
const inView = { position: 'sticky', insetInlineStart: 0, display: 'inline-block' } as const;

interface CompareTableProps {
  slugs: readonly CaseStudySlug[];
  onlyDifferences?: boolean;
  /** Names are links to the case studies. */
  linked?: boolean;
}

/** Case studies in columns, criteria in rows. If it has all case studies, script shows only the first ones, until the visitor chooses others. */
export function CompareTable({ slugs, onlyDifferences = false, linked = false }: CompareTableProps) {
  const message = useMessage();
  const hasAll = slugs.length > mostCompared;
  const first = hasAll ? shownFirst : slugs;
  const isLater = (slug: CaseStudySlug) => !first.includes(slug);
  const later = { className: printClasses.hidden, sx: whereScriptRuns({ display: 'none' }) };
  /** The index of the first column in view, on a phone. */
  const [place, setPlace] = useState(0);
  return (
    <Box className={printClasses.comparison} sx={frame}>
      <Box
        component="section"
        aria-label={message('compare.table.region')}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) => {
          setPlace(Math.round((Math.abs(scrollLeft) / scrollWidth) * slugs.length));
        }}
        sx={region}
      >
        <Table
          sx={[
            { borderCollapse: 'separate' },
            widthFor(slugs.length),
            hasAll && whereScriptRuns(widthFor(first.length)),
          ]}
        >
          <caption>
            <Message id="compare.table.caption" />
            <ColumnMarks slugs={first} first={place} />
          </caption>
          <TableHead>
            <TableRow>
              <TableCell variant="criterion" sx={{ borderTop: 0, verticalAlign: 'bottom' }}>
                <VisuallyHidden onPhones>
                  <Message id="compare.table.criterion" />
                </VisuallyHidden>
              </TableCell>
              {slugs.map((slug) => (
                <StudyHeader key={slug} slug={slug} linked={linked} isLater={isLater(slug)} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rowsOf(slugs, onlyDifferences).map((criterion) => (
              <TableRow key={criterion} sx={{ position: { xs: 'relative', sm: 'static' } }}>
                <TableCell component="th" scope="row" variant="criterion">
                  <Box component="span" sx={aboveRow}>
                    <Box component="span" sx={inView}>
                      <Message id={`compare.row.${criterion}`} />
                    </Box>
                  </Box>
                </TableCell>
                {slugs.map((slug) => (
                  <TableCell key={slug} {...(isLater(slug) && later)}>
                    <CompareCell criterion={criterion} slug={slug} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
