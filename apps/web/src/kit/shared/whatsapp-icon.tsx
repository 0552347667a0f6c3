export function WhatsappIcon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M5 27l1.6-5.6A11.5 11.5 0 1 1 10.8 25.5z" />
      <path
        d="M12 11.5c-1 .8-1 2.5.2 4.4 1.3 2 3.2 3.7 5.4 4.3 1.7.5 2.9-.2 3.4-1.5l-2.7-1.6-1.3 1.1c-1.6-.7-2.8-1.9-3.5-3.4l1.1-1.2z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
