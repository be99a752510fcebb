import { useState } from 'react';
import type { CallOutput } from '../../../contract/call/controllers.ts';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import { readTextFile } from '../../platform/read-text-file.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import css from './company-portal.module.css';
import type { PortalOrder, PortalTexts, useCompanyPortal } from './use-company-portal.ts';

type Props = {
  portal: ReturnType<typeof useCompanyPortal>;
  order: PortalOrder;
  texts: PortalTexts['people'];
  shell: ShellTexts;
};
type Checked = CallOutput<'CompanyDeskController', 'savePeople'>;

/** Names and addresses from a file or pasted. First a dry run with every invalid row, then saving. */
export function PeopleFile({ portal, order, texts, shell }: Props) {
  const [content, setContent] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isNotText, setIsNotText] = useState(false);
  const isGood = checked !== null && checked.badRows.length === 0 && checked.people > 0;

  function typed(text: string) {
    setContent(text);
    setChecked(null);
    setIsNotText(false);
  }

  async function choose(file: File) {
    const text = await readTextFile(file);
    if (text === null) setIsNotText(true);
    else typed(text);
  }

  const save = (dryRun: boolean) =>
    portal.run(async () => {
      const answer = await callServer('CompanyDeskController', 'savePeople', {
        deskKey: portal.key,
        content,
        dryRun,
      });
      setChecked(answer.isSaved ? null : answer);
      if (!answer.isSaved) return null;
      setContent('');
      return fill(texts.saved, answer.people);
    });

  const send = () =>
    portal.run(async () => {
      const { sent } = await callServer('CompanyDeskController', 'sendInvitations', {
        deskKey: portal.key,
      });
      return fill(texts.sent, sent);
    });

  return (
    <section aria-labelledby="people-file">
      <h2 id="people-file">{texts.heading}</h2>
      <p>{texts.body}</p>
      <FileField
        id="peopleFile"
        label={texts.file}
        nothingChosen={texts.noFile}
        accept=".csv,.txt,text/csv"
        onChoose={(file) => void choose(file)}
      />
      {isNotText && (
        <Notice kind="error" kindLabel={shell.toast.error} live="alert">
          <p>{texts.notText}</p>
        </Notice>
      )}
      <TextArea
        id="people"
        label={texts.field}
        hint={texts.hint}
        value={content}
        onChange={typed}
        errorPrefix={shell.errorPrefix}
      />
      {checked && checked.badRows.length > 0 && (
        <Notice kind="warning" kindLabel={shell.toast.warning} title={texts.bad} live="alert">
          <ul>
            {checked.badRows.map(({ row, message }) => (
              <li key={`${row} ${message}`}>
                {row === null ? message : fill(texts.badRow, row, message)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isGood && (
        <Notice kind="success" kindLabel={shell.toast.success} live="status">
          <p>{fill(texts.good, checked.people)}</p>
        </Notice>
      )}
      <div className={css.ways}>
        <Button look="secondary" busy={portal.isBusy} onClick={() => void save(true)}>
          {texts.check}
        </Button>
        {isGood && (
          <Button busy={portal.isBusy} onClick={() => void save(false)}>
            {texts.save}
          </Button>
        )}
        {order.named > order.invited && order.paymentState === 'paid' && (
          <Button busy={portal.isBusy} onClick={() => void send()}>
            {fill(texts.send, order.named - order.invited)}
          </Button>
        )}
      </div>
    </section>
  );
}
