import { type FormEvent, type RefObject, useEffect } from 'react';
import { parseCustomerNumber } from '../../../domain/card/customer-number.ts';
import { ScanCode } from '../../parts/scan-code/scan-code.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './ticket-desk.module.css';
import type { TicketDeskTexts } from './ticket-desk-data.ts';

type Props = {
  texts: TicketDeskTexts;
  errorPrefix: string;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  isMistyped: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
  onScan: (text: string) => void;
};

/** Barcode readers type the digits and press Enter, as people do. */
export function ScanField(props: Props) {
  const { texts, errorPrefix, field, typed, isMistyped, onType, onSubmit, onScan } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
    // A number that was not recognised stays visible, and the next scan overwrites it.
    field.current?.select();
  }

  return (
    <form noValidate method="dialog" className={css.scan} onSubmit={submit}>
      <TextField
        id="customerNumber"
        label={texts.field}
        figures="long"
        value={typed}
        onChange={onType}
        error={isMistyped ? texts.mistyped : null}
        errorPrefix={errorPrefix}
        inputMode="numeric"
        autoComplete="off"
        maxLength={100}
        ref={field}
      />
      <Button type="submit" look="secondary">
        {texts.check}
      </Button>
      <ScanCode
        texts={texts.scan}
        isOurs={(text) => parseCustomerNumber(text) !== null}
        onFound={onScan}
      />
    </form>
  );
}

/** Keeps the focus in the field for a barcode reader, except while a dialog is open. */
export function useFieldFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current;
    input?.focus();
    const isElsewhere = () =>
      document.activeElement !== input && !document.querySelector('dialog[open]');
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (/^\d$/.test(key) && !ctrlKey && !metaKey && !altKey && isElsewhere()) input?.focus();
    };
    const onClick = ({ target }: Event) => {
      const onControl = target instanceof Element && target.closest('a, button, input, summary');
      if (!onControl && isElsewhere()) input?.focus();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible' && isElsewhere()) input?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [field]);
}
