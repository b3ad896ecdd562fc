import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { type CaseStudy, splitServices } from '../content/caseStudy';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { useMessage } from '../i18n/useMessage';
import { ExternalLink } from '../components/ExternalLink';
import { TechStack } from './TechStack';

const Facts = styled('dl')({ containerType: 'inline-size', fontSize: '0.9375rem', lineHeight: 1.5 });

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  // By the room there is, measured in letters.
  '@container (min-width: 20rem)': { gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 4fr)' },
  gap: theme.spacing(0.5, 2),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTopColor: 'var(--accent)' },
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& a': { display: 'inline-block', marginBlock: -4, paddingBlock: 4, color: 'var(--accent)', fontWeight: 500 },
}));

const Services = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.25) }));

interface FactProps {
  label: MessageId;
  children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <Row>
      <dt>
        <Message id={label} />
      </dt>
      <dd>{children}</dd>
    </Row>
  );
}

/** What there is to know about a study's customer and project (spec.md §2); size and tech stack only where there are any. */
export function StudyFacts({ slug, study }: { slug: CaseStudySlug; study: CaseStudy }) {
  const message = useMessage();
  const { company, product, techStack } = study;
  const prefix = `caseStudy.${slug}` as const;
  return (
    <Facts>
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
        <ExternalLink href={product.url}>{product.name}</ExternalLink>
      </Fact>
      <Fact label="common.caseStudy.services">
        <Services role="list">
          {splitServices(message(`${prefix}.services`)).map((service) => (
            <li key={service}>{service}</li>
          ))}
        </Services>
      </Fact>
      {techStack.length > 0 && (
        <Fact label="common.caseStudy.techStack">
          <TechStack keys={techStack} />
        </Fact>
      )}
    </Facts>
  );
}
