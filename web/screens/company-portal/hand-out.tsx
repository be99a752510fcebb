import { type FormEvent, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodesFile } from './codes-file.tsx';
import css from './company-portal.module.css';
import type { DeskTexts } from './portal-texts.ts';
import type { DeskOrder, useCompanyDesk } from './use-company-portal.ts';

type Props = {
  desk: ReturnType<typeof useCompanyDesk>;
  order: DeskOrder;
  texts: DeskTexts;
  shell: ShellTexts;
};

/** Two ways that need no list of people: a file of codes, and one link for the mail domain. */
export function HandOut({ desk, order, texts, shell }: Props) {
  const { link } = texts;
  const [domain, setDomain] = useState(order.claimDomain ?? '');

  function saveDomain(event: FormEvent) {
    event.preventDefault();
    void desk.run(async () => {
      const { claimDomain } = await callServer('CompanyDeskController', 'setClaimDomain', {
        deskKey: desk.deskKey,
        domain,
      });
      return claimDomain ? fill(link.saved, claimDomain) : link.shut;
    });
  }

  return (
    <>
      <CodesFile desk={desk} order={order} texts={texts.file} shell={shell} />
      <section aria-labelledby="company-link">
        <h2 id="company-link">{link.heading}</h2>
        <p>{link.body}</p>
        <form noValidate method="dialog" className={css.row} onSubmit={saveDomain}>
          <TextField
            id="claimDomain"
            label={link.domain}
            hint={link.domainHint}
            value={domain}
            onChange={setDomain}
            autoComplete="off"
            autoCapitalize="none"
            errorPrefix={shell.errorPrefix}
          />
          <Button type="submit" look="secondary" busy={desk.isBusy}>
            {link.save}
          </Button>
        </form>
        {order.claimDomain && (
          <p className={css.link}>
            <a href={order.claimLink}>{order.claimLink}</a>
          </p>
        )}
      </section>
    </>
  );
}
