import { type FormEvent, useState } from 'react';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './activation-form.module.css';
import type { HomeTexts } from './home-data.ts';

/** Passes the code to the next page as navigation state: in no URL or log. Without scripts it is typed there. */
export function ActivationForm({ texts }: { texts: HomeTexts['activation'] }) {
  const { go, pathTo } = usePage();
  const [number, setNumber] = useState('');

  function activate(event: FormEvent) {
    event.preventDefault();
    go(pathTo('Activate_Card'), { customerNumber: number });
  }

  return (
    <section className={`later not-printed ${css.strip}`}>
      <div className={`wrap grid ${css.inside}`}>
        <div className={css.words}>
          <h2>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <form className={css.form} action={pathTo('Activate_Card')} onSubmit={activate}>
          <TextField
            id="customerNumber"
            name={null}
            className={css.field}
            label={texts.field}
            required
            value={number}
            onChange={setNumber}
            autoCapitalize="characters"
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
