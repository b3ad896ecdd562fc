import { useState } from 'react';
import { messageId } from '../../i18n/messageId';
import { Disclosure } from '../../components/disclosure/Disclosure';
import { FeaturePanel } from './FeaturePanel';
import type { FeatureWorkView } from './featureWork';

/** Feature work as an accordion with one open item, which closes when it is pressed again. */
export function FeatureList({ prefix, items, selected, onSelect }: FeatureWorkView) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          id={`feature-${item.id}`}
          level="h3"
          heading={messageId(prefix, item.id, 'title')}
          isOpen={isOpen && item.id === selected}
          onToggle={(willOpen) => {
            setOpen(willOpen);
            onSelect(item.id);
          }}
        >
          <FeaturePanel prefix={prefix} item={item} />
        </Disclosure>
      ))}
    </div>
  );
}
