import { localeFacts } from '../../src/i18n/locales';
import { bothDirections, test } from './fixtures';

const prefix = 'service.product-design.featureWork' as const;

for (const locale of bothDirections) {
  test(`tabs say their names, and the panel follows, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/services/product-design', locale);
    await reader.pressUntil('2', said(`${prefix}.heading`));
    await reader.press('Tab', said(`${prefix}.pathable.title`), 'tab');
    await reader.press(
      localeFacts[locale].direction === 'rtl' ? 'Left' : 'Right',
      said(`${prefix}.zcloud.title`),
      'tab',
    );
  });
}
