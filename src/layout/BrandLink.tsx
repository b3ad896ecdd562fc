import { styled } from '@mui/material/styles';
import { company } from '../content/company';
import { useMessage } from '../i18n/useMessage';
import { BrandMark } from '../components/art/BrandMark';
import { LocalLink } from '../components/LocalLink';

const Brand = styled(LocalLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  fontSize: '1.25rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.1,
}));

export function BrandLink() {
  const message = useMessage();
  return (
    <Brand to="/" aria-label={message('common.brand.home')}>
      <BrandMark size={32} />
      {company.name}
    </Brand>
  );
}
