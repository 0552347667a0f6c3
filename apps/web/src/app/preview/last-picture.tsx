import { Component, type ReactNode } from 'react';

interface Props {
  /** A new one is tried again. */
  page: object;
  container: HTMLElement;
  onFailed: () => void;
  children: ReactNode;
}

interface State {
  page: object;
  failed: boolean;
}

/** A copy of what stood there, and how far down the page was. */
type Picture = { nodes: ChildNode[]; top: number };

/** Keeps the last picture while the page cannot be drawn. */
export class LastPicture extends Component<Props, State> {
  override state: State = { page: this.props.page, failed: false };
  copies: ChildNode[] = [];

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failed: false };
  }

  override getSnapshotBeforeUpdate(_: Props, before: State): Picture | null {
    if (before.failed || !this.state.failed) return null;
    return { nodes: [...this.props.container.cloneNode(true).childNodes], top: scrollY };
  }

  override componentDidUpdate(_: Props, before: State, picture: Picture | null): void {
    if (picture) {
      this.copies = picture.nodes;
      this.props.container.append(...picture.nodes);
      scrollTo({ top: picture.top, behavior: 'instant' });
    } else if (before.failed && !this.state.failed) {
      for (const copy of this.copies) copy.remove();
    }
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
