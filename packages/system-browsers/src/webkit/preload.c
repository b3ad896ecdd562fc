/* Compiled and loaded into MiniBrowser by preload.ts. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

/* The inspector's messages go through a socket of the browser to itself, which holds each second one back for 40 ms: small packets wait. */
int socket(int domain, int type, int protocol) {
  int (*system_socket)(int, int, int) = dlsym(RTLD_NEXT, "socket");
  int file = system_socket(domain, type, protocol);
  int yes = 1;
  if (file >= 0 && domain == AF_INET) setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return file;
}
