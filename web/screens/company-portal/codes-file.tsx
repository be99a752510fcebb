import { type FormEvent, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './company-portal.module.css';
import type { DeskTexts } from './portal-texts.ts';
import type { DeskOrder, useCompanyDesk } from './use-company-portal.ts';

type Props = {
  desk: ReturnType<typeof useCompanyDesk>;
  order: DeskOrder;
  texts: DeskTexts['file'];
  shell: ShellTexts;
};

/** Codes that the company hands out itself: so many new ones of the free cards, and all earlier ones. */
export function CodesFile({ desk, order, texts, shell }: Props) {
  // Null until typed: all free cards, as they stand now.
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnclear, setIsUnclear] = useState(false);
  const wanted = typed ?? String(order.free);

  async function download() {
    const { fileName, content } = await callServer('CompanyDeskController', 'getCodesFile', {
      deskKey: desk.deskKey,
      newCodes: Number(wanted),
    });
    const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.download = fileName;
    anchor.click();
    URL.revokeObjectURL(address);
    // Pressed again, it takes no more.
    setTyped('0');
    return texts.done;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isNumber = /^\d{1,4}$/.test(wanted.trim());
    setIsUnclear(!isNumber);
    if (isNumber) void desk.run(download);
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
        <Button type="submit" busy={desk.isBusy}>
          {texts.button}
        </Button>
      </form>
    </section>
  );
}
