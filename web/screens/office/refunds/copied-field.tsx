import { fill } from '../../../../domain/base/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { RefundTexts } from './refund-data.ts';
import css from './waiting-refunds.module.css';

type Props = { name: string; value: string; shown: string; texts: RefundTexts };

/** A named value, copied by one click. */
export function CopiedField({ name, value, shown, texts }: Props) {
  const { keys } = texts.frame;
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ label: fill(keys.copied, name), variant: 'success' });
    } catch {
      showToast({ label: keys.notCopied, variant: 'error' });
    }
  }
  return (
    <div className={`stack-3 ${css.field}`}>
      <dt>{name}</dt>
      <dd>{shown}</dd>
      <dd>
        <Button look="text" onClick={() => void copy()}>
          {texts.work.copy}
          <HiddenText> {name}</HiddenText>
        </Button>
      </dd>
    </div>
  );
}
