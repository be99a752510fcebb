import { CallError } from '../../platform/call-error.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/reset-password.ts';
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

/** The server's message, or a default when a proxy answered. */
export function problemOf(reason: unknown, offline: string): string {
  if (!(reason instanceof CallError)) throw reason;
  return (reason.isReadable && reason.messages[0]) || offline;
}

export type ResetTexts = typeof fi;
