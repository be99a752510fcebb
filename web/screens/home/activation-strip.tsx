import { useState } from 'react';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './activation-strip.module.css';
import type { HomeTexts } from './home-screen.tsx';

/** Posts the number, so that it is in no address, history or log; works without scripts. */
export function ActivationStrip({ texts }: { texts: HomeTexts['activation'] }) {
  const { pathTo } = usePage();
  const [number, setNumber] = useState('');
  return (
    <section className={css.strip}>
      <div className={`wrap grid ${css.inside}`}>
        <div className={css.words}>
          <h2>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <form className={css.form} method="post" action={pathTo('Activate_Card')}>
          <TextField
            id="customerNumber"
            className={css.field}
            label={texts.field}
            required
            value={number}
            onChange={setNumber}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
          <Button type="submit" className={css.button}>
            {texts.button}
          </Button>
        </form>
      </div>
    </section>
  );
}
