import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Another place is tried afresh. */
  place: string;
  /** Stands where the parts failed. */
  failed: ReactNode;
  children: ReactNode;
}

/** Stops what its parts throw from reaching what is around them. A class, since React reports it in no other way. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
