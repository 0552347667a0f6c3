/** Puts a file into the visitor's download folder. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold of the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
