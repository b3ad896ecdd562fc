import Box from '@mui/material/Box';
import type { FocusEvent } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { customerOf } from '../content/caseStudy';
import { caseStudyRecords } from '../content/case-studies/records';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { accentColor } from '../theme/accentStyles';
import { Cover } from '../components/Cover';
import { Tag } from '../components/Tag';
import { LocalLink } from '../components/LocalLink';
import { CompareCell } from './CompareCell';
import { fadingEdge, scrollingRegion, tableFrame, tableLook } from './compareTableLook';
import { rowsOf } from './criteria';

/** Keeps a tag apart where it is read without its border. */
const space = ' ';

/** Scrolls a whole column into view when its link gets the focus by keyboard, and so that the next one is near; a click scrolls nothing. */
function showColumn({ currentTarget, target }: FocusEvent) {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface CompareTableProps {
  slugs: readonly CaseStudySlug[];
  onlyDifferences?: boolean;
  /** Names are links to the case studies. */
  linked?: boolean;
}

/** Case studies side by side: a column for each, a row for each criterion. */
export function CompareTable({ slugs, onlyDifferences = false, linked = false }: CompareTableProps) {
  const message = useMessage();
  return (
    <Box sx={[tableFrame, slugs.length > 2 && fadingEdge]}>
      <Box component="section" aria-label={message('compare.table.region')} tabIndex={0} sx={scrollingRegion}>
        <Box component="table" sx={tableLook(slugs.length)}>
          <caption>
            <Message id="compare.table.caption" />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Message id="compare.table.criterion" />
              </th>
              {slugs.map((slug) => (
                <StudyHeader key={slug} slug={slug} linked={linked} />
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
                  <td key={slug} data-study={customerOf(caseStudyRecords[slug])}>
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

function StudyHeader({ slug, linked }: { slug: CaseStudySlug; linked: boolean }) {
  const caseStudy = caseStudyRecords[slug];
  const name = customerOf(caseStudy);
  return (
    <Box
      component="th"
      scope="col"
      onFocus={showColumn}
      sx={{ '&&': { borderTop: '4px solid', borderColor: accentColor(slug), fontWeight: 600 } }}
    >
      {linked && (
        <Box sx={{ width: 48, mb: 1 }}>
          <Cover slug={slug} shape="square" />
        </Box>
      )}
      <Box sx={{ mb: 0.5, '& > a': { display: 'inline-block', py: 0.25 } }}>
        {linked ? <LocalLink to={`/case-studies/${slug}`}>{name}</LocalLink> : name}
      </Box>
      {space}
      {caseStudy.origin === 'sample' && (
        <Tag>
          <Message id="common.caseStudy.sample" />
        </Tag>
      )}
    </Box>
  );
}
