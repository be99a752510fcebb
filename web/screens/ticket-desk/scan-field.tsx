import type { FormEvent, RefObject } from 'react';
import { parseCustomerNumber } from '../../../domain/card/customer-number.ts';
import { ScanCode } from '../../parts/scan-code/scan-code.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './desk.module.css';
import type { DeskTexts } from './desk-texts.ts';

type Props = {
  texts: DeskTexts;
  errorPrefix: string;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  isMistyped: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
  onScan: (text: string) => void;
};

/** Readers type the digits and press Enter, people do the same more slowly. */
export function ScanField(props: Props) {
  const { texts, errorPrefix, field, typed, isMistyped, onType, onSubmit, onScan } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
    // What did not read stays to be looked at, and the next scan writes over it.
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
