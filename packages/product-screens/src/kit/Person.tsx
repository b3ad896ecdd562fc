import { Face } from './Face';
import { Row } from './Row';
import { Text } from './Text';

interface PersonProps {
  name: string;
  ramp: string;
  /** After the name, such as a time. */
  note?: string;
  dark?: boolean;
}

/** A person's face and name in one small line below something. */
export function Person({ name, note, ...face }: PersonProps) {
  return (
    <Row spacing={0.75} sx={{ mt: 0.5 }}>
      <Face name={name} size={20} {...face} />
      <Text size="note" noWrap>
        {note === undefined ? name : `${name}, ${note}`}
      </Text>
    </Row>
  );
}
