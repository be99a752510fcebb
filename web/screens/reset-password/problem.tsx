import { CallError } from '../../platform/call-error.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = { text: string | null; title: string; shell: ShellTexts };

export function Problem({ text, title, shell }: Props) {
  if (!text) return null;
  return (
    <Notice kind="error" kindLabel={shell.toast.error} title={title} live="alert">
      <p>{text}</p>
    </Notice>
  );
}

/** The server's words, or ours when there was no server. */
export function problemOf(reason: unknown, offline: string): string {
  if (!(reason instanceof CallError)) throw reason;
  return (reason.status !== 0 && reason.messages[0]) || offline;
}
