type Changes = {
  root: string;
  modules: { invalidateAll(): void; onFileChange(file: string): void };
  start: () => Promise<void>;
  say?: { log(line: string): void; error(line: string): void };
};
export function startOnChange(given: Changes): { isReady(): Promise<void>; stop(): void };
