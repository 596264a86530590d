// Loaded before the first paint, so a remembered theme never flashes. A file of its own: inline script is forbidden.
try {
  const theme = localStorage.getItem('vitrin-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be blocked; the system's own scheme then decides.
}
