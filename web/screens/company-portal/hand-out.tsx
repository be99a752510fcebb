import { type FormEvent, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './company-portal.module.css';
import type { PortalOrder, PortalTexts, useCompanyPortal } from './use-company-portal.ts';

type Props = {
  portal: ReturnType<typeof useCompanyPortal>;
  order: PortalOrder;
  texts: PortalTexts;
  shell: ShellTexts;
};

/** Two ways without a list of people: a file of codes, and one link for the mail domain. */
export function HandOut({ portal, order, texts, shell }: Props) {
  const { link } = texts;
  const [domain, setDomain] = useState(order.claimDomain ?? '');

  function saveDomain(event: FormEvent) {
    event.preventDefault();
    void portal.run(async () => {
      const { claimDomain } = await callServer('CompanyDeskController', 'setClaimDomain', {
        deskKey: portal.key,
        domain,
      });
      return claimDomain ? fill(link.saved, claimDomain) : link.shut;
    });
  }

  return (
    <>
      <CodesFile portal={portal} order={order} texts={texts.file} shell={shell} />
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
          <Button type="submit" look="secondary" busy={portal.isBusy}>
            {link.save}
          </Button>
        </form>
        {order.claimDomain && (
          <p className="breaks">
            <a href={order.claimLink}>{order.claimLink}</a>
          </p>
        )}
      </section>
    </>
  );
}

type CodesFileProps = {
  portal: ReturnType<typeof useCompanyPortal>;
  order: PortalOrder;
  texts: PortalTexts['file'];
  shell: ShellTexts;
};

/** Codes that the company distributes itself: new ones for free cards, and all earlier ones. */
function CodesFile({ portal, order, texts, shell }: CodesFileProps) {
  // Null until typed: all cards that are free now.
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnclear, setIsUnclear] = useState(false);
  const wanted = typed ?? String(order.free);

  async function download() {
    const { fileName, content } = await callServer('CompanyDeskController', 'getCodesFile', {
      deskKey: portal.key,
      newCodes: Number(wanted),
    });
    const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.download = fileName;
    anchor.click();
    URL.revokeObjectURL(address);
    // Reset, so that another click takes no more cards.
    setTyped('0');
    return texts.done;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isNumber = /^\d{1,4}$/.test(wanted.trim());
    setIsUnclear(!isNumber);
    if (isNumber) void portal.run(download);
  }

  return (
    <section aria-labelledby="codes-file">
      <h2 id="codes-file">{texts.heading}</h2>
      <p>{texts.body}</p>
      <form noValidate method="dialog" className={css.row} onSubmit={submit}>
        <TextField
          id="newCodes"
          inputMode="numeric"
          label={texts.field}
          hint={fill(texts.hint, order.free)}
          error={isUnclear ? texts.unclear : null}
          errorPrefix={shell.errorPrefix}
          value={wanted}
          onChange={(value) => {
            setTyped(value);
            setIsUnclear(false);
          }}
          autoComplete="off"
        />
        <Button type="submit" busy={portal.isBusy}>
          {texts.button}
        </Button>
      </form>
    </section>
  );
}
