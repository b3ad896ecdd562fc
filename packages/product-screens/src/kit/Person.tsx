import { Face } from './Face';
import { Row } from './Row';
import { Text } from './Text';

/** A person's face and name, and after it a note such as a time, in one small line below something. */
export function Person({ name, note, ...face }: { name: string; note: string; ramp: string; dark?: boolean }) {
  return (
    <Row spacing={0.75} sx={{ mt: 0.5 }}>
      <Face name={name} size={20} {...face} />
      <Text size="note" noWrap>
        {`${name}, ${note}`}
      </Text>
    </Row>
  );
}
