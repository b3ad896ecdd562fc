import { MissingBlock } from '../sections/MissingBlock';

export default function NotFoundPage() {
  return <MissingBlock />;
}
