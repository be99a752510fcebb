import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './company-desk.module.css';
import type { DeskTexts } from './desk-texts.ts';
import type { DeskOrder, useCompanyDesk } from './use-company-desk.ts';

type Props = {
  desk: ReturnType<typeof useCompanyDesk>;
  order: DeskOrder;
  texts: DeskTexts['takeBack'];
};

/** Codes that were given to the wrong person die, and their cards wait anew. */
export function TakeBack({ desk, order, texts }: Props) {
  const [numbers, setNumbers] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [isUnclear, setIsUnclear] = useState(false);
  // Only an empty field means all of them: words without a number mean a slip.
  const chosen = numbers.trim() === '' ? null : (numbers.match(/\d+/g) ?? []).map(Number);

  function ask() {
    setIsUnclear(chosen?.length === 0);
    setIsAsking(chosen?.length !== 0);
  }

  function takeBack() {
    setIsAsking(false);
    void desk.run(async () => {
      const { takenBack } = await callServer('CompanyDeskController', 'takeBackCards', {
        deskKey: desk.deskKey,
        cardNumbers: chosen,
      });
      setNumbers('');
      return fill(texts.done, takenBack);
    });
  }

  return (
    <section aria-labelledby="take-back">
      <h2 id="take-back">{texts.heading}</h2>
      <p>{texts.body}</p>
      <div className={css.row}>
        <TextField
          id="cardNumbers"
          label={texts.field}
          hint={texts.hint}
          error={isUnclear ? texts.unclear : null}
          value={numbers}
          onChange={(typed) => {
            setNumbers(typed);
            setIsUnclear(false);
          }}
          autoComplete="off"
        />
        <Button look="secondary" busy={desk.isBusy} onClick={ask}>
          {texts.button}
        </Button>
      </div>
      <Dialog open={isAsking} title={texts.sure} onClose={() => setIsAsking(false)}>
        <p>{chosen ? fill(texts.some, chosen.join(', ')) : fill(texts.all, order.unclaimed)}</p>
        <div className={css.ways}>
          <Button onClick={takeBack}>{texts.button}</Button>
          <Button look="secondary" data-autofocus onClick={() => setIsAsking(false)}>
            {texts.cancel}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
