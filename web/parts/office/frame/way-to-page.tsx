import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = {
  texts: { show: string; missing?: string };
  /** Null: required input is missing. */
  onPress: (() => void) | null;
};

/** Link to the customer's page; a disabled one has its reason beside it. */
export function WayToPage({ texts, onPress }: Props) {
  const reasonId = useId();
  const held = onPress ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <p>
      <Button look="secondary" {...held} onClick={() => onPress?.()}>
        {texts.show}
      </Button>{' '}
      {!onPress && (
        <span id={reasonId} className="quiet">
          {texts.missing}
        </span>
      )}
    </p>
  );
}
