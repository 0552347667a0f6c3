// See vite-plugin-late-script.ts.
declare module '*?address' {
  const address: string;
  export default address;
}
