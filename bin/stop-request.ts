const POLL_MS = 250;

/** Ctrl-C, a plain kill, a closed terminal, or the death of the npm that started us: all ask for the same. */
export function stopRequest(): AbortSignal {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // Who asks twice does not want to wait: the parts end by themselves when we are gone.
      if (asked.signal.aborted) process.exit(1);
      asked.abort();
    });
  }
  if (process.env.npm_lifecycle_event) {
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && asked.abort(), POLL_MS).unref();
  }
  return asked.signal;
}
