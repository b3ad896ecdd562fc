import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { type CaseStudy, splitServices } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useMessage } from '../../i18n/useMessage';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { ExternalLink } from '../../components/links/ExternalLink';
import { Technology } from '../Technology';

/** Four columns and two rows on wide screens. A fact takes two columns if the next fact is unknown. */
const grid = {
  display: 'grid',
  gridTemplateColumns: { sm: equalColumns(2), md: equalColumns(4) },
  columnGap: 3,
  rowGap: { sm: 3 },
} as const;

/** On phones the value is next to its label if both fit; the widths depend on the size of letters. */
const fact = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  columnGap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;

const technologies = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: 1,
} as const;

const productLink = {
  display: 'inline-block',
  my: -0.5,
  py: 0.5,
  color: 'var(--accent)',
  fontWeight: 'fontWeightMedium',
} as const;

interface FactProps {
  label: MessageId;
  /** Takes two columns on wide screens. */
  double?: boolean;
  children: ReactNode;
}

function Fact({ label, double = false, children }: FactProps) {
  return (
    <Box sx={[fact, double && { gridColumn: { md: 'span 2' } }]}>
      <Box component="dt" sx={{ flex: '2 7.5rem', mb: { sm: 0.5 }, color: 'text.secondary' }}>
        <Message id={label} />
      </Box>
      <Box component="dd" sx={{ flex: '3 11.25rem' }}>
        {children}
      </Box>
    </Box>
  );
}

interface CaseStudyFactsProps {
  slug: CaseStudySlug;
  caseStudy: CaseStudy;
}

/** The facts about a case study's customer and project. Size and tech stack are optional (docs/requirements.md, 4). */
export function CaseStudyFacts({ slug, caseStudy }: CaseStudyFactsProps) {
  const message = useMessage();
  const { company, product, techStack } = caseStudy;
  const prefix = `caseStudy.${slug}` as const;
  return (
    <Box
      component="dl"
      className={`${printClasses.columns4} ${printClasses.dense}`}
      sx={[grid, { typography: 'dense' }]}
    >
      <Fact label="common.caseStudy.company">{company.name}</Fact>
      <Fact label="common.caseStudy.about" double={company.size === undefined}>
        <Message id={`${prefix}.company.about`} />
      </Fact>
      <Fact label="common.caseStudy.industry">
        <Message id={`${prefix}.company.industry`} />
      </Fact>
      {company.size !== undefined && (
        <Fact label="common.caseStudy.size">
          <Message id="common.caseStudy.sizeRange" values={company.size} />
        </Fact>
      )}
      <Fact label="common.caseStudy.location">
        <Message id={`${prefix}.company.location`} />
      </Fact>
      <Fact label="common.caseStudy.product">
        <ExternalLink href={product.url} sx={productLink}>
          {product.name}
        </ExternalLink>
      </Fact>
      <Fact label="common.caseStudy.services" double={techStack.length === 0}>
        <Stack component="ul" role="list" spacing={0.25}>
          {splitServices(message(`${prefix}.services`)).map((service) => (
            <li key={service}>{service}</li>
          ))}
        </Stack>
      </Fact>
      {techStack.length > 0 && (
        <Fact label="common.caseStudy.techStack">
          <Box component="ul" role="list" sx={technologies}>
            {techStack.map((key) => (
              <Stack key={key} component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                <Technology name={key} />
              </Stack>
            ))}
          </Box>
        </Fact>
      )}
    </Box>
  );
}
