import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type CodeReader, hasCamera, openCodeReader } from './code-reader.ts';
import css from './scan-code.module.css';

export type ScanTexts = {
  button: string;
  title: string;
  help: string;
  refused: string;
  close: string;
};

const LOOK_EVERY_MS = 250;

type Props = {
  texts: ScanTexts;
  /** Filters the codes: others in view are ignored. */
  isOurs: (text: string) => boolean;
  onFound: (text: string) => void;
};

/** Camera scanner, where there is a camera; others type the number. */
export function ScanCode({ texts, isOurs, onFound }: Props) {
  const [isOffered, setIsOffered] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void hasCamera().then(setIsOffered), []);
  if (!isOffered) return null;
  return (
    <>
      <Button look="text" onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      <Dialog open={isOpen} title={texts.title} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <Camera
            texts={texts}
            isOurs={isOurs}
            onFound={(text) => {
              // The dialog restores the focus before the page moves it.
              flushSync(() => setIsOpen(false));
              onFound(text);
            }}
          />
        )}
        <div className={css.ways}>
          <Button look="secondary" onClick={() => setIsOpen(false)}>
            {texts.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Camera({ texts, isOurs, onFound }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const wanted = useRef({ isOurs, onFound });

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer = 0;
    let isOver = false;

    async function open() {
      const reader = openCodeReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return close();
      if (video.current) video.current.srcObject = stream;
      void look(await reader);
    }
    /** One frame after another: a slow reader never runs twice in parallel. */
    async function look(read: CodeReader) {
      if (isOver) return;
      const codes = await codesBefore(video.current, read);
      const ours = codes.find((text) => wanted.current.isOurs(text));
      if (isOver) return;
      if (ours !== undefined) return wanted.current.onFound(ours);
      timer = window.setTimeout(() => void look(read), LOOK_EVERY_MS);
    }
    function close() {
      isOver = true;
      window.clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    open().catch(() => setIsRefused(true));
    return close;
  }, []);

  if (isRefused) return <p>{texts.refused}</p>;
  return (
    <>
      <p>{texts.help}</p>
      <video ref={video} className={css.camera} autoPlay muted playsInline />
    </>
  );
}

async function codesBefore(video: HTMLVideoElement | null, read: CodeReader): Promise<string[]> {
  if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return [];
  return read(video).catch(() => []);
}
