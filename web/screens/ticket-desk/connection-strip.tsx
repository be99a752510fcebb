import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Connection } from './desk-network.ts';
import type { DeskTexts } from './desk-texts.ts';

type Props = {
  texts: DeskTexts;
  shell: ShellTexts;
  connection: Connection;
  onUnderstood: () => void;
};

/** Says in plain words when the desk is on its own, what waits, and how old its list is. */
export function ConnectionStrip({ texts, shell, connection, onUnderstood }: Props) {
  const { pathTo } = usePage();
  const { link, waiting, listCheckedAt, page, refused } = connection;
  const { offline, fault } = texts;
  const { strip, troubled, signedOut } = offline;
  const titles = { offline: strip, troubled, signedOut };
  return (
    <div role="status">
      {link !== 'online' && (
        <Notice kind="warning" kindLabel={shell.toast.warning} title={titles[link]}>
          {waiting > 0 && `${fill(offline.waiting, waiting)} `}
          {listCheckedAt === null
            ? offline.noList
            : fill(offline.list, formatDateTime(listCheckedAt))}{' '}
          {page !== 'kept' && listCheckedAt !== null && `${offline.doNotReload} `}
          {link === 'signedOut' && <a href={logoutPath(pathTo('Desk'))}>{fault.signIn}</a>}
        </Notice>
      )}
      {link === 'online' && waiting > 0 && (
        <Notice kindLabel={shell.toast.info}>{fill(offline.sending, waiting)}</Notice>
      )}
      {refused.length > 0 && (
        <Notice kind="error" kindLabel={shell.toast.error}>
          {fill(offline.refused, refused.length, [...new Set(refused)].join(' '))}{' '}
          <Button look="text" onClick={onUnderstood}>
            {offline.understood}
          </Button>
        </Notice>
      )}
    </div>
  );
}
