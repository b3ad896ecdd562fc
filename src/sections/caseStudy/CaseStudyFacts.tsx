import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { type CaseStudy, splitServices } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useMessage } from '../../i18n/useMessage';
import { columns } from '../../theme/columns';
import { ExternalLink } from '../../components/links/ExternalLink';
import { TechStack } from './TechStack';

const fact = {
  display: 'grid',
  // By the room there is, measured in letters.
  '@container (min-width: 20rem)': { gridTemplateColumns: columns(2, 3) },
  columnGap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;

const productLink = { display: 'inline-block', my: -0.5, py: 0.5, color: 'var(--accent)', fontWeight: 500 } as const;

const list = { containerType: 'inline-size', fontSize: '0.9375rem', lineHeight: 1.5 } as const;

/** Where nothing is next to them. */
const inColumns = { columns: { sm: 2, lg: 3 }, columnGap: 4 } as const;

const onPaper = { '@media print': { columns: 3, fontSize: '8.25pt' } } as const;

interface FactProps {
  label: MessageId;
  children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <Box sx={fact}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        <Message id={label} />
      </Box>
      <dd>{children}</dd>
    </Box>
  );
}

interface CaseStudyFactsProps {
  slug: CaseStudySlug;
  caseStudy: CaseStudy;
  /** Nothing is next to them. */
  wide: boolean;
}

/** What there is to know about a case study's customer and project; size and tech stack only where there are any (docs/requirements.md, 4). */
export function CaseStudyFacts({ slug, caseStudy, wide }: CaseStudyFactsProps) {
  const message = useMessage();
  const { company, product, techStack } = caseStudy;
  const prefix = `caseStudy.${slug}` as const;
  return (
    <Box component="dl" sx={[list, wide && inColumns, onPaper]}>
      <Fact label="common.caseStudy.company">{company.name}</Fact>
      <Fact label="common.caseStudy.about">
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
      <Fact label="common.caseStudy.services">
        <Stack component="ul" role="list" spacing={0.25}>
          {splitServices(message(`${prefix}.services`)).map((service) => (
            <li key={service}>{service}</li>
          ))}
        </Stack>
      </Fact>
      {techStack.length > 0 && (
        <Fact label="common.caseStudy.techStack">
          <TechStack keys={techStack} />
        </Fact>
      )}
    </Box>
  );
}
