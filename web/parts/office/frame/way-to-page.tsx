import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = {
  texts: { show: string; missing?: string };
  /** Null: something is missing still. */
  onPress: (() => void) | null;
};

/** To the page of those who buy; the reason stands beside a button that cannot be pressed. */
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
